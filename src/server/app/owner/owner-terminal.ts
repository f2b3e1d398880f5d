/** What is asked of whoever makes the first owner. `said` is shown as the answer is typed; passwords are not. */
export interface OwnerQuestion {
  /** Names the setting that answers it too: `OWNER_LOGIN_ID`. */
  readonly name: 'LOGIN_ID' | 'NAME' | 'EMAIL' | 'PASSWORD' | 'SECOND_FACTOR' | 'CODE' | 'CONFIRM'
  readonly text: string
  readonly hidden?: true
}

/** A terminal, or settings and lines of another program. */
export interface OwnerTerminal {
  /** Null when nobody answers any more. */
  ask(question: OwnerQuestion): Promise<string | null>
  say(line: string): void
}

/** Asks until the answer may be used; throws what is wrong when nobody answers any more. */
export async function askUntilGood(
  desk: OwnerTerminal,
  question: OwnerQuestion,
  problemOf: (answer: string) => string | null,
): Promise<string> {
  let problem = `${question.text}: 답이 없습니다. OWNER_${question.name}로 넣거나 입력해 주세요.`
  for (;;) {
    const answer = await desk.ask(question)
    if (answer === null) throw new OwnerRefused(problem)
    const found = problemOf(answer)
    if (found === null) return answer
    problem = found
    desk.say(found)
  }
}

/** Nothing was made; the message says why, in words for the person at the terminal. */
export class OwnerRefused extends Error {}
