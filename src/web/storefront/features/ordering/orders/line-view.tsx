import { optionPath } from '#/contract/brand-paths.ts'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { printsUnseen } from '#/domain/brands/line-origin.ts'
import { jobKind } from '#/domain/catalog/job-name.ts'
import { isEbook } from '#/domain/catalog/ebook-job.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { isStillToGo } from '#/domain/orders/merged-label.ts'
import { inquiryPath } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { PriceLines } from '#/web/blocks/price-panel/price-lines.tsx'
import { SpecTable } from '#/web/blocks/spec-table/spec-table.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Price } from '#/web/ui/price.tsx'
import { dispatchText } from './order-dates.ts'
import { Small } from '#/web/ui/note.tsx'
import { lineAnchor } from './line-anchor.ts'
import { LineFiles } from './line-files.tsx'
import styles from './orders.module.css'
import { useLineTitle } from './use-line-title.ts'
import { ProofLink } from './proof-link.tsx'
import { OrderMark } from './state-mark.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Section } from '#/web/ui/section.tsx'

type Line = OrderDetail['lines'][number]
const WITH_PROOF: readonly Line['file'][] = ['waiting-customer', 'changes-asked', 'approved', 'proofing']

interface LineViewProps {
  readonly line: Line
  /** Counted from one. The same job may be in an order twice; its place is what tells the two apart. */
  readonly position: number
  readonly orderNumber: string
  /** Id of whose price it has; null is the shop itself. */
  readonly brand: string | null
  /** Of several jobs each has its small picture here; one alone is drawn at the head of the page. */
  readonly pictured: boolean
}

export function LineView({ line, position, orderNumber, brand, pictured }: LineViewProps) {
  const { slug } = kindByCode(line.product)
  const { busy, rename } = useLineTitle(orderNumber, line)
  const unseen = printsUnseen(line)
  return (
    <Section
      title={line.title}
      aside={<OrderMark label={line.label} />}
      aria-label={`상품 ${position}. ${line.title}`}
      id={lineAnchor(position)}
    >
      <div className={styles.lineHead}>
        {pictured && <JobPicture line={line} size={96} />}
        <div>
          {line.ownTitle && <Small>{jobKind(line.spec)}</Small>}
          {pictured && (
            <p>
              {specSummary(line.spec)} · <Price amount={line.total} />
            </p>
          )}
          {line.dueDay && isStillToGo(line.label) && (
            <p>
              출고예정일 <b>{dispatchText(line.dueDay)}</b>
            </p>
          )}
        </div>
      </div>
      {!isEbook(line) && !isKit(line) && <LineFiles line={line} orderNumber={orderNumber} />}
      <Toolbar apart>
        {line.origin?.kind === 'ebook' && (
          <LinkButton
            variant={line.file === 'waiting-customer' ? 'primary' : 'line'}
            to={to('/ebook/{id}', { id: line.origin.ebookId })}
          >
            전자책 보기
          </LinkButton>
        )}
        {/* Of one job alone the proof that waits is opened at the head of the page. */}
        {!isEbook(line) &&
          !isKit(line) &&
          WITH_PROOF.includes(line.file) &&
          !(unseen && line.file === 'approved') &&
          (pictured || line.file !== 'waiting-customer') && (
            <ProofLink orderNumber={orderNumber} lineId={line.id} waits={line.file === 'waiting-customer'} />
          )}
        {/* Of one job alone this too stands at the head. */}
        {pictured && line.origin === null && (
          <LinkButton to={optionPath(slug, brand, { order: orderNumber, line: line.id })}>
            사양 바꿔 다시 주문
          </LinkButton>
        )}
        {pictured && (
          <LinkButton variant="quiet" to={inquiryPath({ line: line.id })}>
            이 품목 문의
          </LinkButton>
        )}
        {line.mayChangeTitle && (
          <Button size="sm" busy={busy} onClick={() => void rename()} aria-label={`상품 ${position} 작업명 바꾸기`}>
            작업명 바꾸기
          </Button>
        )}
      </Toolbar>
      <Disclosure summary="사양과 가격">
        <SpecTable spec={line.spec} layout="wide" />
        <p className={styles.linePrice}>
          <Price amount={line.total} size="md" />
        </p>
        <PriceLines quote={line.quote} />
      </Disclosure>
    </Section>
  )
}
