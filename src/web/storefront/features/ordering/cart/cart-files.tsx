import { useQueryClient } from '@tanstack/react-query'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { FileTools } from '#/web/blocks/file-fix/file-tools.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { CART_KEY } from './use-cart.ts'

const PART_NAMES: Readonly<Record<string, string>> = { inner: '내지', cover: '표지' }

/** The report of each file of an item, and what the shop can mend in it. */
export function CartFiles({ item }: { readonly item: CartItem }) {
  const client = useQueryClient()
  return (
    <>
      {item.files.map((file) => (
        <FileTools
          key={file.fileId}
          file={file}
          reportLabel={item.files.length > 1 ? `${PART_NAMES[file.part] ?? ''} 검사 보고서`.trim() : undefined}
          spec={item.spec}
          target={{ kind: 'cart', itemId: item.id }}
          onChanged={() => {
            toast('고친 파일로 바꾸었습니다. 원본은 그대로 보관합니다.')
            void client.invalidateQueries({ queryKey: CART_KEY })
          }}
        />
      ))}
    </>
  )
}
