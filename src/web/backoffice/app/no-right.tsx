import { josa } from '#/lib/josa.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'

interface NoRightProps {
  readonly place: string
  /** Korean names of the roles whose page it is; none where only administrators may open it. */
  readonly roles: readonly string[]
}

/** A page of somebody else's work, opened by its address: trying again would not help, asking for the role does. */
export function NoRight({ place, roles }: NoRightProps) {
  const whose = roles.length > 0 ? `${roles.join(', ')} 담당이` : '관리자만'
  return (
    <EmptyState
      whole
      title="권한이 없습니다"
      text={`${josa(`「${place}」`, '은/는')} ${whose} 쓰는 화면입니다. 일에 필요하면 관리자에게 역할을 더해 달라고 요청해 주세요.`}
      action={<LinkButton to="/admin">할 일로 가기</LinkButton>}
    />
  )
}
