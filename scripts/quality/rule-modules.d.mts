export const RULES_BESIDE_FEATURES: readonly string[];
