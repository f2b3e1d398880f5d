import type { ParcelSheets, PrintedParcel } from '#/domain/shipping/parcel-sheet.ts'
import { ThreadDocumentRenderer } from '#/server/adapters/document-renderer/thread-renderer.ts'

/** Labels and slips of a busy day. Run with `node tests/bench/shipping.bench.ts`; two hundred labels stay under five seconds. */
const PARCELS = 200
const LIMIT_MS = 5_000

const parcel = (at: number): PrintedParcel => ({
  orderNumber: `20261120-${String(at).padStart(6, '0')}`,
  courier: 'CJ대한통운',
  waybill: `6123${String(at).padStart(8, '0')}`,
  place: { number: 1, of: 1 },
  box: { number: 1, of: 1 },
  kg: '12.4 kg',
  receiver: {
    name: `받는이${at}`,
    phone: '010-1234-5678',
    zipcode: '04524',
    address: '서울특별시 중구 세종대로 110 서울특별시청 본관',
    addressEtc: `${at}호 앞`,
  },
  sender: { name: '우리 인쇄소', phone: '02-123-4567', address: '서울 중구 퇴계로 100' },
  request: '부재 시 경비실에 맡겨 주세요',
  memo: '',
  items: [{ title: '서촌의 골목', summary: 'A5 국판 200쪽 무선 100권', copies: '100권', share: '전체 300권 가운데' }],
})

const renderer = new ThreadDocumentRenderer()
let slow = 0
try {
  for (const kind of ['labels', 'slips'] as const) {
    const parcels = Array.from({ length: PARCELS }, (_, at) => parcel(at))
    const sheets: ParcelSheets = { kind, day: '2026-11-23', parcels }
    const cpu = process.cpuUsage()
    const began = performance.now()
    const pdf = await renderer.printParcels(sheets)
    const took = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    const worked = (user + system) / 1000
    // On a machine that does other work as well the clock tells of that work.
    if (Math.min(took, worked) > LIMIT_MS) slow += 1
    const size = `${(pdf.length / 1024).toFixed(0)} kB`
    process.stdout.write(`${PARCELS} ${kind}: ${took.toFixed(0)} ms (processor ${worked.toFixed(0)} ms), ${size}\n`)
  }
} finally {
  await renderer.close()
}
process.exitCode = slow > 0 ? 1 : 0
