import { useEffect } from 'react'
import { useCountingConsent } from '#/web/api/counting-consent.ts'
import { countPlace } from '../count-place.ts'
import { CountingQuestion } from './counting-question.tsx'

/** Asks whether visits may be counted, and counts the pages after a yes. */
export function Counting({ pathname }: { readonly pathname: string }) {
  const answer = useCountingConsent((consent) => consent.answer)
  useEffect(() => {
    if (answer === 'yes') countPlace(pathname)
  }, [answer, pathname])
  return <CountingQuestion />
}
