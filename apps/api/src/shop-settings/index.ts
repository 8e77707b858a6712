export { readPolicy } from "./policy-text.ts";
export { settingText } from "./setting-values.ts";
export type { ShopSettingsService } from "./shop-settings.service.ts";
