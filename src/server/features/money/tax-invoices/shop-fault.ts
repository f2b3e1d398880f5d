const SHOP_FAULT = /^(?:NOT_CONNECTED|SUPPLIER|-990|-100|-99999999)/

/** What the shop itself has to put right: the buyer is not asked about it, and is told no more than that it is looked into. */
export const isShopFault = (code: string | null): boolean => code !== null && SHOP_FAULT.test(code)
