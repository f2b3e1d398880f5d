import { BLOCKED_CODES, BLOCKED_EVENTS, COPYABLE } from '#/contract/copy-guard.ts'
import { type RoleGuard, roleGuard } from '#/contract/web-paths.ts'
import type { Guard } from '#/contract/web-path-row.ts'

/**
 * Copy protection from the first moment, before any script of the app has come; it takes over the same rule later. The menu key
 * of a keyboard reports no pointer and passes.
 */
export const copyGuard = (): string =>
  `(function(){var k=${JSON.stringify(BLOCKED_CODES)},c=${JSON.stringify(COPYABLE)};` +
  `${JSON.stringify(BLOCKED_EVENTS)}.forEach(function(n){addEventListener(n,function(e){` +
  'if(n=="contextmenu"&&e.pointerType==="")return;var t=e.target;t=t&&t.closest?t:t&&t.parentElement;' +
  'if(!t||!t.closest||!t.closest(c))e.preventDefault()})});' +
  'addEventListener("keydown",function(e){if(e.key=="F12"||e.ctrlKey&&e.shiftKey&&k.indexOf(e.code)>=0)e.preventDefault()})})();'

/**
 * Hides a page with a role guard, before it is painted, from a member whose type may not open it: he sees the refusal and
 * nothing of the page. The guard in the app shows what is then there.
 */
export function hideFromRefused(guard: Guard): string {
  const wanted = roleGuard(guard)
  if (!wanted) return ''
  return (
    'try{var u=JSON.parse(localStorage.getItem("jikji.user")||"{}").state||{},r=u.roles||[];' +
    `var h=function(l){return !l.length||l.some(function(n){return r.indexOf(n)>=0})};` +
    `if(u.accessToken&&!(${[typesOf(wanted), gradesOf(wanted)].map((names) => `h(${JSON.stringify(names)})`).join('&&')}))` +
    'document.documentElement.style.visibility="hidden"}catch(e){}'
  )
}

const typesOf = ({ types }: RoleGuard) => types.map((type) => `ROLE_USER_TYPE_${type}`)
const gradesOf = ({ grades }: RoleGuard) => grades.map((grade) => `ROLE_GRADE_${grade}`)
