export {
  $priceWatch,
  $watchedPairs,
  priceWatchToggled,
  watchedPricesOpened,
  watchEnded,
  type PriceWatchView,
  type WatchedPairView,
} from '../purchase/extras/price-alerts';
