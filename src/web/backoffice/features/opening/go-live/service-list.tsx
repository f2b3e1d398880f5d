import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Check, checkService, type GoLive } from '#/contract/opening/go-live.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { SERVICE_WORDS } from '#/domain/opening/services.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { type StateShape, StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'
import styles from './go-live.module.css'
import { PaymentCheck } from './payment-check.tsx'

type Service = GoLive['services'][number]

const STATES: Readonly<Record<Check['outcome'], readonly [StateShape, string]>> = {
  begun: ['pie', '시험 중'],
  taken: ['diamond', '돌려보내지 못함'],
  passed: ['disc', '됨'],
  failed: ['diamond', '안 됨'],
}

/** Each outside service, with a button that uses it once; what it answered stays here. */
export function ServiceList({ services }: { readonly services: readonly Service[] }) {
  return (
    <section aria-labelledby="services">
      <header>
        <h2 id="services">외부 서비스 시험</h2>
      </header>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.service}>
            <ServiceHead {...service} />
            {service.service === 'payment' ? (
              <PaymentCheck last={service.last} />
            ) : (
              <ServiceTry service={service.service} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ServiceHead({ service, real, says, last }: Service) {
  const { name, does } = SERVICE_WORDS[service]
  const [shape, word] = last ? STATES[last.outcome] : (['ring', '해 보지 않음'] as const)
  return (
    <>
      <h3>
        {name} <small>{does}</small>
      </h3>
      <StateMark shape={shape}>{word}</StateMark>
      <Small tone={real ? 'soft' : 'warn'}>{says}</Small>
      {last && <p>{`${last.says} ${last.who}, ${seoulDateTime(new Date(last.at)).slice(0, 16)}`}</p>}
    </>
  )
}

const TO = { mail: '받을 메일', sms: '받을 휴대전화' } as const

function ServiceTry({ service }: { readonly service: 'mail' | 'sms' | 'storage' | 'tracking' | 'tax' }) {
  const client = useQueryClient()
  const [to, setTo] = useState('')
  const attempt = useMutation({
    mutationFn: (body: BodyOf<typeof checkService>) => call(checkService, { body, errors: 'throw' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['go-live'] }),
  })
  const sends = service === 'mail' || service === 'sms'
  const send = (event: FormEvent) => {
    event.preventDefault()
    attempt.mutate(service === 'mail' || service === 'sms' ? { service, to } : { service })
  }
  return (
    <Try onSubmit={send} failure={attempt.error?.message}>
      {sends && (
        <Input
          aria-label={TO[service]}
          placeholder={TO[service]}
          type={service === 'mail' ? 'email' : 'tel'}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
      <Button type="submit" size="sm" busy={attempt.isPending}>
        {sends ? '나에게 보내기' : service === 'storage' ? '써 보기' : '물어보기'}
      </Button>
    </Try>
  )
}

interface TryProps {
  readonly onSubmit: (event: FormEvent) => void
  readonly failure: string | undefined
  readonly children: ReactNode
}

const Try = ({ onSubmit, failure, children }: TryProps) => (
  <form noValidate onSubmit={onSubmit}>
    {children}
    {failure && <p role="alert">{failure}</p>}
  </form>
)
