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
import { PaymentCheck } from './payment-check.tsx'
import styles from './service-check.module.css'

export type Service = GoLive['services'][number]

const STATES: Readonly<Record<Check['outcome'], readonly [StateShape, string]>> = {
  begun: ['pie', '시험 중'],
  taken: ['diamond', '돌려보내지 못함'],
  passed: ['disc', '됨'],
  failed: ['diamond', '안 됨'],
}

/** What a try with a practice service says of the real one: nothing. */
export const isProved = ({ real, last }: Service): boolean => last?.outcome === 'passed' && (!real || last.wasReal)

interface ServiceCheckProps {
  readonly service: Service
  /** The next one to try. */
  readonly next?: boolean
}

/** An outside service with what its settings say, a button that uses it once, and what it answered last. */
export function ServiceCheck({ service, next = false }: ServiceCheckProps) {
  const { real, says, last } = service
  const { name, does } = SERVICE_WORDS[service.service]
  const [shape, word] = last ? STATES[last.outcome] : (['ring', '해 보지 않음'] as const)
  return (
    <div className={styles.check}>
      <h3>
        {name} <small>{does}</small>
      </h3>
      <StateMark shape={shape}>{word}</StateMark>
      <div>
        <Small tone={real ? 'soft' : 'warn'}>{says}</Small>
        {last && (
          <p>
            {last.says} {last.who}, <time dateTime={last.at}>{seoulDateTime(new Date(last.at)).slice(0, 16)}</time>
          </p>
        )}
      </div>
      {service.service === 'payment' ? (
        <PaymentCheck last={last} next={next} />
      ) : (
        <ServiceTry service={service.service} next={next} />
      )}
    </div>
  )
}

const TO = { mail: '받을 메일', sms: '받을 휴대전화' } as const

interface ServiceTryProps {
  readonly service: 'mail' | 'sms' | 'storage' | 'tracking' | 'tax'
  readonly next: boolean
}

function ServiceTry({ service, next }: ServiceTryProps) {
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
  const name = SERVICE_WORDS[service].name
  return (
    <Try onSubmit={send} name={name} failure={attempt.error?.message}>
      {sends && (
        <Input
          aria-label={TO[service]}
          placeholder={TO[service]}
          type={service === 'mail' ? 'email' : 'tel'}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
      <Button type="submit" size="sm" variant={next ? 'ink' : 'line'} busy={attempt.isPending}>
        {sends ? '나에게 보내기' : service === 'storage' ? '써 보기' : '물어보기'}
      </Button>
    </Try>
  )
}

interface TryProps {
  readonly onSubmit: (event: FormEvent) => void
  readonly name: string
  readonly failure: string | undefined
  readonly children: ReactNode
}

const Try = ({ onSubmit, name, failure, children }: TryProps) => (
  <form noValidate onSubmit={onSubmit} aria-label={`${name} 시험`}>
    {children}
    {failure && <p role="alert">{failure}</p>}
  </form>
)
