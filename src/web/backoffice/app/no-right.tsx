import { josa } from '#/lib/josa.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'

interface NoRightProps {
  readonly place: string
  /** Korean names of the rights that open it. */
  readonly rights: readonly string[]
}

/** A page of somebody else's work, opened by its address or closed meanwhile: asking for the right helps, trying again does not. */
export function NoRight({ place, rights }: NoRightProps) {
  const whose = rights.includes(place) ? '' : `${josa(`「${place}」`, '은/는')} `
  const wanted = rights.map((right) => `「${right}」`).join(' 또는 ')
  return (
    <EmptyState
      whole
      title="권한이 없습니다"
      text={`${whose}${wanted} 권한이 있어야 열립니다. 일에 필요하면 관리자에게 요청해 주세요.`}
      action={<LinkButton to="/admin">할 일로 가기</LinkButton>}
    />
  )
}
