interface Answered {
  readonly status: number
}

/** Asks again while the machine is too busy to answer, as a browser does; whatever else it says counts. */
export async function untilServed<A extends Answered>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
  }
}
