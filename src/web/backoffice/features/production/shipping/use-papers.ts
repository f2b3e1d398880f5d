import { useMutation } from '@tanstack/react-query'
import { exportParcels, printParcels } from '#/contract/production/shipping-desk.contract.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { toast } from '#/web/ui/toasts.ts'
import { printPdf } from './print-pdf.ts'

interface Printing {
  readonly kind: 'labels' | 'slips' | 'classes'
  readonly deliveryIds: readonly string[]
}
const PAPER_NAMES = { labels: '라벨', slips: '동봉 명세', classes: '반 이름표' } as const

interface Listing {
  readonly courier: { readonly code: string; readonly name: string }
  readonly deliveryIds: readonly string[]
  readonly format: 'xlsx' | 'csv'
}

/** Papers of the parcels: labels, slips, the list for a courier. Each is written into the audit log. */
export function usePapers(onDone: () => void) {
  return {
    print: useMutation({
      mutationFn: ({ kind, deliveryIds }: Printing) =>
        callBlob(printParcels, { body: { kind, deliveryIds: [...deliveryIds] } }),
      onSuccess: (pdf, { kind }) => printPdf(pdf, `${PAPER_NAMES[kind]}.pdf`),
      onSettled: onDone,
    }),
    list: useMutation({
      mutationFn: ({ courier, deliveryIds, format }: Listing) =>
        callBlob(exportParcels, { body: { courier: courier.code, deliveryIds: [...deliveryIds], format } }),
      onSuccess: (file, { courier, deliveryIds, format }) => {
        saveBlob(file, `${courier.name} 접수.${format}`)
        toast(`${courier.name} 접수 목록에 ${deliveryIds.length}곳을 담았습니다.`)
      },
      onSettled: onDone,
    }),
  }
}
export type Papers = ReturnType<typeof usePapers>
