/** One thing that was checked; `detail` says what is wrong when it is. */
export interface CheckResult {
  readonly name: string
  readonly ok: boolean
  readonly detail?: string
}
