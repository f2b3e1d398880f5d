import * as z from 'zod/mini'

export const bindingOrigin = z.object({ kind: z.literal('binding'), setId: z.uuid(), version: z.int() })
