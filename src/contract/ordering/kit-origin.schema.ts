import * as z from 'zod/mini'

export const kitOrigin = z.object({ kind: z.literal('kit'), person: z.uuid(), phone: z.nullable(z.string()) })
