import { Link, useParams } from 'react-router'
import type { BodyOf } from '#/contract/endpoint.ts'
import { correctMetadata, giveRound, type StaffEbook } from '#/contract/prepress/staff-ebooks.contract.ts'
import { FORM_NAMES } from '#/domain/ebooks/ebook.ts'
import { STAGE_NAMES } from '#/domain/ebooks/stages.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { MetadataSection } from '#/web/blocks/ebook-metadata/metadata-section.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Corrections } from './corrections.tsx'
import { CountForm } from './count-form.tsx'
import { Editions } from './editions.tsx'
import { SourceFiles } from './source-files.tsx'
import { useEbookAct, useStaffEbook } from './use-staff-ebook.ts'

/** One e-book at the desk: its manuscript, its editions and what the customer wants corrected. */
export function Component() {
  const { id = '' } = useParams()
  const found = useStaffEbook(id)
  if (found.isError)
    return (
      <ErrorState
        whole
        title="전자책을 찾을 수 없습니다"
        text={found.error.message}
        onRetry={() => void found.refetch()}
      />
    )
  if (!found.data) return <LoadingState />
  const ebook = found.data
  return (
    <AdminPage
      above={<Link to="/admin/ebooks">← 전자책</Link>}
      title={ebook.title}
      lead={`${FORM_NAMES[ebook.form]} · ${STAGE_NAMES[ebook.stage]}`}
      actions={ebook.order && <Link to={`/admin/orders/${ebook.order.number}`}>주문 {ebook.order.number}</Link>}
    >
      {(ebook.stage === 'asked' || ebook.stage === 'priced') && ebook.countedBy !== 'machine' && (
        <CountForm key={JSON.stringify(ebook.counts)} ebook={ebook} />
      )}
      {ebook.order && <Editions ebook={ebook} />}
      {ebook.corrections.length > 0 && <Corrections ebook={ebook} />}
      <Wanted ebook={ebook} />
      <Metadata ebook={ebook} />
    </AdminPage>
  )
}

/** What a correction asks for, or a number that was given out, is written here before the next edition is made. */
function Metadata({ ebook: { id, metadata, seen, metadataIsFixedHere } }: { readonly ebook: StaffEbook }) {
  const correct = useEbookAct(id, (body: BodyOf<typeof correctMetadata>) =>
    call(correctMetadata, { params: { id }, body, errors: 'throw' }),
  )
  return <MetadataSection metadata={metadata} seen={seen} refusal={metadataIsFixedHere} save={correct.mutateAsync} />
}

function Wanted({ ebook }: { readonly ebook: StaffEbook }) {
  const { id, rounds } = ebook
  const round = useEbookAct(id, () => call(giveRound, { params: { id }, idempotencyKey: newIdempotencyKey() }))
  return (
    <Section title="맡은 것">
      <SourceFiles files={ebook.files} />
      <FactList
        layout="ruled"
        facts={[
          ['고객', ebook.customer.name],
          ['금액', formatWon(ebook.quote.total)],
          ['더한 것', ebook.quote.lines.map(({ label }) => label).join(', ')],
          ebook.memo !== '' && ['전할 말', ebook.memo],
          ['수정', `${rounds.included}번 가운데 ${rounds.used}번 씀`],
          ['내려받음', `${ebook.downloads.count}번`],
        ]}
      />
      {ebook.order && ebook.stage !== 'delivered' && (
        <Button size="sm" busy={round.isPending} onClick={() => round.mutate(undefined)}>
          수정 한 번 더 드리기
        </Button>
      )}
    </Section>
  )
}
