import * as z from 'zod/mini'

/** `#rrggbb`, both; what follows from them is `tokensOf` of the domain. */
export const BrandColoursShown = z.object({ action: z.string(), accent: z.string() })

/** Under `/api/shop/logo/:id`. */
export const LogoShown = z.object({ id: z.string(), width: z.int(), height: z.int() })
