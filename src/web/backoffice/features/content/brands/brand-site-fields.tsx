import { BRAND_GOODS, BRAND_JOINS, BRAND_MARKS, BRAND_SURFACES } from '#/domain/brands/brand.ts'
import { PRODUCT_KINDS } from '#/domain/catalog/product-kinds.ts'
import { Checkbox, Choices } from '#/web/ui/checkbox.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Input, Select, Textarea } from '#/web/ui/input.tsx'
import { Section } from '#/web/ui/section.tsx'
import { AccentFields } from './accent-fields.tsx'
import { GOODS_WORDS, JOINS_WORDS, MARK_WORDS, SURFACE_WORDS } from './brand-words.data.ts'
import { InfoFields } from './info-fields.tsx'
import type { BrandSiteFormState, useBrandSiteForm } from './use-brand-site-form.ts'

interface Fields {
  readonly form: BrandSiteFormState
}

export function NameFields({
  form: { register, errorOf },
  isNew,
  id,
  setId,
  idProblem,
}: ReturnType<typeof useBrandSiteForm>) {
  return (
    <Section title="이름과 주소">
      <Stack>
        <Field label="브랜드 이름" error={errorOf('name')} required>
          {(control) => <Input {...control} {...register('name')} maxLength={20} />}
        </Field>
        {isNew && (
          <Field
            label="주소"
            hint="영문 소문자와 숫자, 줄표. /brands/ 뒤에 붙고 나중에 바꿀 수 없어요."
            error={idProblem ?? undefined}
            required
          >
            {(control) => (
              <Input
                {...control}
                value={id}
                onChange={(event) => setId(event.target.value)}
                maxLength={30}
                spellCheck={false}
                autoCapitalize="none"
              />
            )}
          </Field>
        )}
        <Field label="한 줄 소개" error={errorOf('texts.tagline')} required>
          {(control) => <Input {...control} {...register('texts.tagline')} maxLength={40} />}
        </Field>
        <Checkbox {...register('active')} label="고객에게 열어 두기" />
      </Stack>
    </Section>
  )
}

export function LookFields({ form }: Fields) {
  const { register, errorOf } = form
  return (
    <Section title="모습">
      <Stack>
        <Field label="마크" error={errorOf('mark')}>
          {(control) => (
            <Select {...control} {...register('mark')}>
              {BRAND_MARKS.map((mark) => (
                <option key={mark} value={mark}>
                  {MARK_WORDS[mark]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="첫 화면 바탕" error={errorOf('surface')}>
          {(control) => (
            <Select {...control} {...register('surface')}>
              {BRAND_SURFACES.map((surface) => (
                <option key={surface} value={surface}>
                  {SURFACE_WORDS[surface]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <AccentFields form={form} />
      </Stack>
    </Section>
  )
}

export function WordFields({ form }: Fields) {
  const { register, errorOf } = form
  return (
    <Section title="글">
      <Stack>
        <Field label="첫 줄" error={errorOf('texts.headline')} required>
          {(control) => <Input {...control} {...register('texts.headline')} maxLength={30} />}
        </Field>
        <Field label="둘째 줄" hint="강조색으로 보여요." error={errorOf('texts.emphasis')} required>
          {(control) => <Input {...control} {...register('texts.emphasis')} maxLength={30} />}
        </Field>
        <Field label="소개 글" error={errorOf('texts.intro')} required>
          {(control) => <Textarea {...control} {...register('texts.intro')} rows={3} maxLength={200} />}
        </Field>
        <InfoFields form={form} />
      </Stack>
    </Section>
  )
}

/** What a brand asks for what the shop prices by its tariff; a textbook has a table of its own. */
export function PriceField({ form: { register, errorOf } }: Fields) {
  return (
    <Section title="가격">
      <Field
        label="가게 가격의 몇 %로 파나요"
        hint="100은 가게와 같은 값이에요. 80이면 20% 싸게, 120이면 20% 비싸게 팔고, 견적과 명세에 브랜드 이름으로 한 줄이 적혀요. 이미 받은 주문과 유효한 견적서는 그대로예요."
        error={errorOf('pricePercent')}
        required
      >
        {(control) => (
          <Input {...control} {...register('pricePercent', { valueAsNumber: true })} inputMode="numeric" unit="%" />
        )}
      </Field>
    </Section>
  )
}

/** A brand of two kinds or of all: what is chosen stands on its front page, and is ordered in its own cart. */
export function GoodsFields({ form: { register, errorOf } }: Fields) {
  return (
    <Section title="파는 것">
      <Stack>
        <Choices>
          <legend>이 브랜드만의 교재와 제본</legend>
          {BRAND_GOODS.map((goods) => (
            <Checkbox key={goods} {...register('sells')} value={goods} label={GOODS_WORDS[goods]} />
          ))}
          {errorOf('sells') && <p role="alert">{errorOf('sells')}</p>}
        </Choices>
        <Choices>
          <legend>회원이 이 브랜드 이름으로 주문할 수 있는 상품</legend>
          {PRODUCT_KINDS.map(({ code, name }) => (
            <Checkbox key={code} {...register('kinds')} value={code} label={name} />
          ))}
          {errorOf('kinds') && <p role="alert">{errorOf('kinds')}</p>}
        </Choices>
      </Stack>
    </Section>
  )
}

export function JoinFields({ form: { register, errorOf } }: Fields) {
  return (
    <Section title="가입">
      <Stack>
        <Field label="가입 방법" error={errorOf('joins')}>
          {(control) => (
            <Select {...control} {...register('joins')}>
              {BRAND_JOINS.map((joins) => (
                <option key={joins} value={joins}>
                  {JOINS_WORDS[joins]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="가입 안내" error={errorOf('texts.joining')} required>
          {(control) => <Input {...control} {...register('texts.joining')} maxLength={120} />}
        </Field>
        <Field label="이용약관" hint="비우면 가게의 약관을 따릅니다." error={errorOf('terms')}>
          {(control) => <Textarea {...control} {...register('terms')} rows={6} />}
        </Field>
        <Checkbox
          {...register('headSeesAmounts')}
          label="본사에 주문 금액도 보여 주기 (본사 계정은 직원·파트너에서 초대해요)"
        />
      </Stack>
    </Section>
  )
}

export function ContactFields({ form: { register, errorOf } }: Fields) {
  return (
    <Section title="물어볼 곳">
      <Stack>
        <Field label="전화" hint="비우면 가게 전화를 보여 줍니다." error={errorOf('contact.telephone')}>
          {(control) => <Input {...control} {...register('contact.telephone')} maxLength={30} />}
        </Field>
        <Field label="이메일" error={errorOf('contact.mail')}>
          {(control) => <Input {...control} {...register('contact.mail')} maxLength={100} />}
        </Field>
        <Field label="상담 시간" error={errorOf('contact.hours')}>
          {(control) => <Input {...control} {...register('contact.hours')} maxLength={100} />}
        </Field>
      </Stack>
    </Section>
  )
}
