import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Small } from '#/web/ui/note.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CONSENT_TEXTS } from './consent-texts.data.ts'
import type { JoinValues } from './join-values.ts'
import styles from './member-sheet.module.css'

/** The part of a form that the boxes need: of an ordinary join or of one by a social login. */
type JoinFormState = Pick<UseFormReturn<JoinValues>, 'register' | 'setValue' | 'watch' | 'formState'>

const everything = (given: boolean): JoinValues['consents'] => ({
  age14: given,
  terms: given,
  privacy: given,
  marketing: { email: given, sms: given, kakao: given },
})

/** Required and optional consents, each by itself; the box for all says that optional ones are among them. */
export function JoinConsents({ form }: { readonly form: JoinFormState }) {
  const { register, setValue, watch, formState } = form
  const { age14, terms, privacy, marketing } = watch('consents')
  const boxes = [age14, terms, privacy, marketing.email, marketing.sms, marketing.kakao]
  const all = boxes.every(Boolean)
  const errors = formState.errors.consents
  const missing = errors?.age14?.message ?? errors?.terms?.message ?? errors?.privacy?.message

  return (
    <section className={styles.group} aria-labelledby="join-consents">
      <h2 id="join-consents">약관 동의</h2>
      <div className={styles.consents}>
        <div className={styles.all}>
          <Checkbox
            label="모두 동의"
            note="선택 항목인 광고 수신 동의가 들어 있습니다. 필수 항목만 동의해도 가입할 수 있습니다."
            checked={all}
            indeterminate={!all && boxes.some(Boolean)}
            onChange={(event) =>
              setValue('consents', everything(event.target.checked), { shouldValidate: formState.isSubmitted })
            }
          />
        </div>
        <Checkbox {...register('consents.age14')} label="[필수] 만 14세 이상입니다" />
        <Checkbox
          {...register('consents.terms')}
          label={
            <>
              [필수]{' '}
              <TextLink to="/cust/policy" target="_blank">
                이용약관
              </TextLink>
              에 동의합니다
            </>
          }
        />
        <Checkbox
          {...register('consents.privacy')}
          label={
            <>
              [필수]{' '}
              <TextLink to="/cust/privacy" target="_blank">
                개인정보 수집·이용
              </TextLink>
              에 동의합니다
            </>
          }
        />
        <ConsentText of="privacy" summary="무엇을 왜 얼마 동안 두나요?" />
        <fieldset>
          <legend>[선택] 광고성 정보를 받습니다</legend>
          <Toolbar>
            <Checkbox {...register('consents.marketing.email')} label="이메일" />
            <Checkbox {...register('consents.marketing.sms')} label="문자" />
            <Checkbox {...register('consents.marketing.kakao')} label="카카오톡" />
          </Toolbar>
        </fieldset>
        <ConsentText of="marketing" summary="동의하지 않으면 어떻게 되나요?" />
      </div>
      {missing && (
        <Small tone="bad" role="alert">
          {missing}
        </Small>
      )}
    </section>
  )
}

function ConsentText({ of, summary }: { readonly of: keyof typeof CONSENT_TEXTS; readonly summary: string }) {
  return (
    <Disclosure summary={summary}>
      {CONSENT_TEXTS[of].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Disclosure>
  )
}
