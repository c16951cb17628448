export {
  $favouriteCountryCodes,
  $favouriteServiceCodes,
  favouriteCountryToggled,
  favouriteServiceToggled,
} from './favourites';
