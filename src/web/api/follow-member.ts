import { isLoggedIn } from './member-user.ts'
import { currentMember, useMember } from './session.ts'

/** After each new token: address and company, which the token does not carry. */
export function followMember(): void {
  let asked = ''
  const follow = () => {
    const user = currentMember()
    if (!isLoggedIn(user) || user.accessToken === asked || user.needAdditionalInfo) return
    asked = user.accessToken
    // A visitor never needs what asks the server.
    void import('./load-member.ts').then(({ loadMember }) => loadMember())
  }
  useMember.subscribe(follow)
  follow()
}
