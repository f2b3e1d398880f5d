import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { changeShop, type ShopInfo } from '#/contract/content/shop.contract.ts'
import { PRESS_FORMATS, type PressFormat } from '#/domain/press/press-format.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { changedSettings } from './changed-settings.ts'
import { PaperPreview } from './paper-preview.tsx'
import { SETTING_LABELS } from './setting-labels.data.ts'
import styles from './settings.module.css'
import { WeekHours } from './week-hours.tsx'

const Body = bodyOf(changeShop)
/** The hours are typed a line each. */
const ShopForm = z.extend(Body, {
  hours: z.pipe(z.pipe(z.string(), z.transform(linesOf)), Body.shape.hours),
})

const COMPANY = ['name', 'ceo', 'businessNumber', 'mailOrderNumber', 'phone', 'email'] as const
const COMPANY_LONG = ['address', 'privacyOfficer', 'hosting', 'escrowUrl'] as const
const BANK = ['bank', 'number', 'holder'] as const

export function SettingsForm({ shop }: { readonly shop: ShopInfo }) {
  const client = useQueryClient()
  const first = { ...shop, hours: shop.hours.join('\n') }
  const form = useApiForm({
    schema: ShopForm,
    values: first,
    submit: async (body) => {
      await call(changeShop, { body, errors: 'throw' })
      toast('설정을 저장했습니다.')
      await client.invalidateQueries({ queryKey: ['shop'] })
    },
  })
  const { register, send, errorOf, failure, busy } = form
  const typed = useWatch({ control: form.control })
  const changed = changedSettings(first, typed)
  return (
    <form noValidate onSubmit={send} className={styles.settings} aria-label="가게 설정">
      <div className={styles.fields}>
        <Section title="가게와 회사">
          <Small>
            가게 아래쪽 안내, 견적서와 거래명세서, 문자에 그대로 나옵니다. 비워 둔 칸은 고객에게 보이지 않습니다.
          </Small>
          <div className={styles.grid}>
            <Field label="가게 이름" hint="화면, 서류, 문자 머리말에 나옵니다." required error={errorOf('brand')}>
              {(control) => <Input {...control} {...register('brand')} />}
            </Field>
          </div>
          <div className={styles.grid}>
            {[...COMPANY, ...COMPANY_LONG].map((key) => (
              <Field
                key={key}
                label={SETTING_LABELS[`company.${key}`] ?? ''}
                optional
                error={errorOf(`company.${key}`)}
              >
                {(control) => <Input {...control} {...register(`company.${key}`)} />}
              </Field>
            ))}
            <Field
              label="좌표"
              hint="지도 앱에서 복사한 위도, 경도. 적으시면 오시는 길에 자리를 그립니다."
              optional
              error={errorOf('company.coordinates')}
            >
              {(control) => <Input {...control} {...register('company.coordinates')} inputMode="decimal" />}
            </Field>
          </div>
        </Section>
        <Section title="입금 계좌">
          <div className={styles.grid}>
            {BANK.map((key) => (
              <Field key={key} label={SETTING_LABELS[`bank.${key}`] ?? ''} optional error={errorOf(`bank.${key}`)}>
                {(control) => <Input {...control} {...register(`bank.${key}`)} />}
              </Field>
            ))}
          </div>
        </Section>
        <Section title="일하는 시간">
          <WeekHours hours={typed.hours} pickUpAt={typed.pickUpAt} />
          <div className={styles.grid}>
            <Field label="상담 시간" hint="한 줄에 하나씩, 다섯 줄까지" optional error={errorOf('hours')}>
              {(control) => <Textarea {...control} {...register('hours')} rows={3} />}
            </Field>
            <Field
              label="집하 시각"
              hint="이때까지 나가지 못한 작업은 늦은 것으로 봅니다."
              required
              error={errorOf('pickUpAt')}
            >
              {(control) => <Input {...control} {...register('pickUpAt')} type="time" />}
            </Field>
          </div>
        </Section>
        <PressFormatField field={register('pressFormat')} />
      </div>
      <PaperPreview typed={typed} />
      <div className={styles.save}>
        <FormFailure message={failure && `${failure} 적으신 내용은 그대로 있습니다.`} />
        <p role="status">
          {changed.length === 0 ? '바꾼 것이 없습니다' : `${changed.length}곳을 고쳤습니다`}
          {changed.length > 0 && <span>{changed.join(', ')}</span>}
        </p>
        <Button variant="line" disabled={changed.length === 0} onClick={() => form.reset()}>
          되돌리기
        </Button>
        <Button type="submit" variant={changed.length > 0 ? 'primary' : 'line'} busy={busy}>
          저장
        </Button>
      </div>
    </form>
  )
}

const FORMAT_WORDS: Readonly<Record<PressFormat, string>> = {
  pdf: '보통 PDF',
  'pdfx-4': 'PDF/X-4 (ISO 15930-7)',
}

function PressFormatField({ field }: { readonly field: ComponentProps<typeof Select> }) {
  return (
    <Section title="인쇄 자료">
      <Small>
        PDF/X-4를 고르면 품목마다 받는 인쇄 자료의 쪽 파일과 판 파일을 이 규격으로 쓰고, 내어 드리기 전에 규격을
        조목마다 확인합니다. 고객 파일 때문에 지킬 수 없으면 보통 PDF로 넣고 작업지시서 머리에 까닭을 적습니다.
      </Small>
      <div className={styles.grid}>
        <Field label="인쇄 자료 형식" hint="다음에 만드는 자료부터 바뀝니다." required>
          {(control) => (
            <Select {...control} {...field}>
              {PRESS_FORMATS.map((format) => (
                <option key={format} value={format}>
                  {FORMAT_WORDS[format]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Section>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
