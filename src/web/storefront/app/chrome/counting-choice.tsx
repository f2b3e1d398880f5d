import { publicSettings } from '#/web/api/public-settings.ts'
import { Button } from '#/web/ui/button.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'

const askAgain = async () => (await import('#/web/api/counting-consent.ts')).askCountingAgain()

/** The way to change the answer, at the foot of every page of a shop that counts. */
export function CountingChoice() {
  const isLive = useHydrated()
  if (!isLive || !publicSettings().wcsAccountId) return null
  return (
    <Button size="sm" variant="quiet" onClick={() => void askAgain()}>
      방문 통계 설정
    </Button>
  )
}
