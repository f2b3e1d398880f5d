import { useQuery } from '@tanstack/react-query'
import { listPromotionCampaigns } from '#/contract/benefits/promotions.contract.ts'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { CAMPAIGN_STATE_WORDS } from '#/domain/coupons/coupon-words.ts'
import { posterProblem } from '#/domain/opening/poster-colour.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Note } from '#/web/ui/note.tsx'
import type { FieldsProps } from './fields-props.ts'
import { PromotionJob } from './promotion-job.tsx'

type Fields = PieceOf<'promotion'>['fields']

const MOST_JOBS = 6
const FIRST_PRODUCT = 'D413'

/** A poster: its words and colour, the coupon that is taken from it, and what is made with it. */
export function PromotionFields({ piece, errors, onChange }: FieldsProps<PieceOf<'promotion'>>) {
  const { fields } = piece
  const put = (change: Partial<Fields>) => onChange({ ...piece, fields: { ...fields, ...change } })
  const putJob = (at: number, job: Fields['jobs'][number]) => put({ jobs: fields.jobs.with(at, job) })
  return (
    <>
      <Field label="소개" required hint="제목 아래 한두 줄로 보입니다." error={errors['lead']}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={120}
            value={fields.lead}
            onChange={(event) => put({ lead: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="포스터 색"
        required
        hint="글씨는 검정과 흰색 가운데 잘 읽히는 쪽으로 놓입니다."
        error={errors['colour'] ?? posterProblem(fields.colour) ?? undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="color"
            value={fields.colour}
            onChange={(event) => put({ colour: event.target.value })}
          />
        )}
      </Field>
      <CampaignField
        campaignId={fields.campaignId}
        error={errors['campaignId']}
        onChoose={(campaignId) => put({ campaignId })}
      />
      {fields.jobs.map((job, at) => (
        <PromotionJob
          // A place of the poster: jobs have no name of their own before one is typed.
          key={at}
          number={at + 1}
          job={job}
          onChange={(next) => putJob(at, next)}
          onRemove={() => put({ jobs: fields.jobs.toSpliced(at, 1) })}
        />
      ))}
      {errors['jobs'] && (
        <Note tone="bad" role="alert">
          {errors['jobs']}
        </Note>
      )}
      {fields.jobs.length < MOST_JOBS && (
        <Button
          size="sm"
          onClick={() =>
            put({
              jobs: [...fields.jobs, { name: kindByCode(FIRST_PRODUCT).name, spec: defaultSpec(FIRST_PRODUCT) }],
            })
          }
        >
          상품 더하기
        </Button>
      )}
    </>
  )
}

interface CampaignFieldProps {
  readonly campaignId: string
  readonly error: string | undefined
  readonly onChoose: (campaignId: string) => void
}

function CampaignField({ campaignId, error, onChoose }: CampaignFieldProps) {
  const { data, isError } = useQuery({
    queryKey: ['promotion-campaigns'],
    queryFn: ({ signal }) => call(listPromotionCampaigns, { signal, errors: 'throw' }),
  })
  const campaigns = data?.campaigns ?? []
  return (
    <>
      <Field
        label="받을 쿠폰"
        required
        hint="행사 기간은 이 쿠폰의 기간입니다. 쿠폰을 시작해야 손님께 행사가 보입니다."
        error={error}
      >
        {(control) => (
          <Select {...control} value={campaignId} onChange={(event) => onChoose(event.target.value)}>
            <option value="">골라 주세요</option>
            {campaigns.map(({ id, name, offer, startDay, endDay, state }) => (
              <option key={id} value={id}>
                {name} ({offer}, {startDay}–{endDay}, {CAMPAIGN_STATE_WORDS[state]})
              </option>
            ))}
          </Select>
        )}
      </Field>
      {data && campaigns.length === 0 && (
        <Note tone="info">「쿠폰함에서 받기」로 만든 쿠폰이 없습니다. 쿠폰을 먼저 만들어 주세요.</Note>
      )}
      {isError && (
        <Note tone="bad" role="alert">
          쿠폰을 불러오지 못했습니다. 새로 고쳐 주세요.
        </Note>
      )}
    </>
  )
}
