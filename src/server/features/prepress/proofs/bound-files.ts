import { pressFiles } from '#/domain/press/press-files.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'

/** What an approval is bound to: the bytes of every file that goes to the press. */
export const boundFiles = (line: Pick<OrderLine, 'files'>) =>
  pressFiles(line.files).map((file) => ({ partId: file.part, sha256: file.sha256 }))
