/** Countries, services, offers, and what the user chose of them. */
export * from './catalogue/favourites';
export * from './catalogue/lists/catalogue-lists';
export * from './catalogue/lists/country-list';
export * from './catalogue/lists/service-list';
export * from './catalogue/offers/availability';
export * from './catalogue/offers/best-pick';
export * from './catalogue/offers/cheapest-countries';
export * from './catalogue/offers/country-offers';
export * from './catalogue/offers/prices';
export * from './catalogue/offers/operators';
export { countryOffers } from './catalogue/offers/country-offers';
export * from './catalogue/search/catalogue-names';
export { createCatalogueSearch } from './catalogue/search/purchase-search';
export * from './catalogue/selection';
export { ANY_OPERATOR, type Selection, stepBack } from './catalogue/selection/wizard-step';
export * from './catalogue/selection/wizard-url';
