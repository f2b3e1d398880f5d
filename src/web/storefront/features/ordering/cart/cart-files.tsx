import { useQueryClient } from '@tanstack/react-query'
import type { CartItem } from '#/contract/ordering/cart.contract.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { listedFiles } from '#/domain/files/listed-files.ts'
import { FileTools } from '#/web/blocks/file-fix/file-tools.tsx'
import { useFixes } from '#/web/blocks/file-fix/use-fix.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { toast } from '#/web/ui/toasts.ts'
import styles from './cart.module.css'
import { CART_KEY } from './use-cart.ts'

const PART_NAMES: Readonly<Record<string, string>> = { inner: '내지', body: '내지', cover: '표지', material: '자료' }

/** Each file of an item in a line of its own: which part, its name, its report and what the shop can mend in it. */
export function CartFiles({ item }: { readonly item: CartItem }) {
  const client = useQueryClient()
  if (isEbook(item))
    return (
      <p className={styles.file}>
        <span>원고</span>
        <span>접수할 때 받았습니다</span>
      </p>
    )
  if (item.files.length === 0)
    return (
      <p className={styles.file}>
        <span>파일</span>
        <span>주문한 뒤에 올리셔도 됩니다</span>
        <Badge tone="warn">파일 없음</Badge>
      </p>
    )
  return (
    <ul>
      {listedFiles(item.files).map(({ file, parts }) => (
        <li key={file.fileId} className={styles.file}>
          <span>{parts.map((part) => PART_NAMES[part] ?? '파일').join(', ')}</span>
          <span className={styles.fileName}>{file.name}</span>
          <FileState check={item.check} file={file} parts={parts} />
          <FileTools
            file={file}
            spec={item.spec}
            asks
            target={{ kind: 'cart', itemId: item.id }}
            onChanged={() => {
              toast('고친 파일로 바꾸었습니다. 원본은 그대로 보관합니다.')
              void client.invalidateQueries({ queryKey: CART_KEY })
            }}
          />
        </li>
      ))}
    </ul>
  )
}

interface FileStateProps {
  readonly check: CartItem['check']
  readonly file: CartItem['files'][number]
  readonly parts: readonly string[]
}

/** What came of its check. A file in which something can be mended says that itself, and nobody reads "passed" beside it. */
function FileState({ check, file, parts }: FileStateProps) {
  const isPdf = file.contentType === 'application/pdf'
  const { data } = useFixes(file.fileId, isPdf)
  if (!isPdf || check.state === 'none') return null
  if (check.state === 'waiting') return <Badge>검사 중</Badge>
  if (check.findings.some(({ part }) => parts.includes(part))) return <Badge tone="bad">사양과 다름</Badge>
  return data?.offers.length === 0 ? <Badge tone="ok">검사 통과</Badge> : null
}
