import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { freeCancelWords } from '#/domain/orders/line-nature.ts'
import { namesOfMissing } from '#/domain/preflight/missing-files.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

const OF_PRINTS = '시안이 준비되면 알려 드립니다. 승인하기 전에는 파일을 바꾸거나 무료로 취소하실 수 있습니다.'

interface NextActsProps {
  readonly orders: readonly OrderDetail[]
  /** The money is not there yet. */
  readonly waits: boolean
}

/** The pages of a textbook are the brand's, nobody has uploaded them. */
const readyWords = (ready: OrderDetail['lines'][number] | undefined): string => {
  if (!ready) return '주문은 주문내역에 있습니다'
  return natureOf(ready) === 'edition' ? '교재는 저희가 만들어 보내 드립니다' : '올리신 파일은 맡겨 두세요'
}

/** What the customer has to do next, and only that is loud; with nothing to do, the order. */
export function NextActs({ orders, waits }: NextActsProps) {
  const lines = orders.flatMap(({ orderNumber, lines: all }) => all.map((line) => ({ ...line, orderNumber })))
  const wanted = lines.map((line) => ({ line, names: line.mayChangeFiles ? namesOfMissing(line) : [] }))
  const missing = wanted.filter(({ names }) => names.length > 0)
  const ready = wanted.find(({ line, names }) => line.files.length > 0 && names.length === 0)?.line
  const shown = ready ?? lines[0]
  const [only] = orders.length === 1 ? orders : []
  const orderPath = only ? to('/mypage/order/{orderNumber}', { orderNumber: only.orderNumber }) : to('/mypage/order')
  return (
    <Section title={waits ? '기다리는 동안 하실 수 있는 일' : '이제 하실 일'}>
      <RowList>
        {missing.map(({ line, names }, at) => (
          <Row
            key={line.id}
            picture={<JobPicture line={line} size={48} />}
            end={
              <LinkButton
                variant={at === 0 ? 'primary' : 'line'}
                to={to('/mypage/order/{orderNumber}', { orderNumber: line.orderNumber })}
              >
                파일 올리기
              </LinkButton>
            }
          >
            <b>{[line.title, ...(line.files.length > 0 ? [names.join(', ')] : []), '파일을 올려 주세요'].join(' ')}</b>
            <Small>파일이 오면 검사 결과를 바로 보여 드립니다.</Small>
          </Row>
        ))}
        <Row
          picture={shown && <JobPicture line={shown} size={48} />}
          end={
            <LinkButton variant={missing.length === 0 ? 'primary' : 'line'} to={orderPath}>
              주문 보기
            </LinkButton>
          }
        >
          <b>{readyWords(ready)}</b>
          <Small>
            {lines.every((line) => natureOf(line) === 'printed') ? OF_PRINTS : freeCancelWords(lines.map(natureOf))}
          </Small>
        </Row>
      </RowList>
    </Section>
  )
}
