export {
  $favouriteCountryCodes,
  $favouriteServiceCodes,
  favouriteCountryToggled,
  favouriteServiceToggled,
} from '../catalogue/favourites';
