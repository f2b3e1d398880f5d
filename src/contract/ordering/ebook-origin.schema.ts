import * as z from 'zod/mini'

export const ebookOrigin = z.object({ kind: z.literal('ebook'), ebookId: z.uuid() })
