export declare const flagSprite: () => string;
export declare const logoSprite: () => string;
