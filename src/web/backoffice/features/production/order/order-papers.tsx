import { useMutation } from '@tanstack/react-query'
import { ORDER_DOCUMENTS, printOrderDocument } from '#/contract/ordering/documents.contract.ts'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import styles from './order-head.module.css'

const TITLES: Readonly<Record<(typeof ORDER_DOCUMENTS)[number], string>> = {
  'order-details': '주문내역서',
  statement: '거래명세서',
}

interface OrderPapersProps {
  readonly orderNumber: string
  readonly line: StaffLine
  /** Of a brand: such an order is copied in the brand's own shop. */
  readonly branded: boolean
}

/** What is printed of an order at the desk: the ticket for the press room, the papers for whoever asks for them on the phone. */
export function OrderPapers({ orderNumber, line, branded }: OrderPapersProps) {
  const hasTicket = usePermission('production') && line.file === 'approved'
  const mayCopy = usePermission('manual-orders') && !branded
  const mayPrint = usePermission('manual-orders', 'money')
  const print = useMutation({
    mutationFn: async (document: (typeof ORDER_DOCUMENTS)[number]) => {
      const paper = await callBlob(printOrderDocument, { params: { orderNumber, document } })
      saveBlob(paper, documentFile({ title: TITLES[document], number: orderNumber }))
    },
  })
  return (
    <span className={styles.papers}>
      {mayCopy && (
        <LinkButton size="sm" to={`/admin/orders/new?from=${orderNumber}`}>
          이 주문으로 새 주문
        </LinkButton>
      )}
      {hasTicket && (
        <LinkButton size="sm" to={`/admin/production/tickets?lines=${line.lineId}`}>
          작업지시서
        </LinkButton>
      )}
      {mayPrint &&
        ORDER_DOCUMENTS.map((document) => (
          <Button
            key={document}
            size="sm"
            busy={print.isPending && print.variables === document}
            onClick={() => print.mutate(document)}
          >
            {TITLES[document]}
          </Button>
        ))}
    </span>
  )
}
