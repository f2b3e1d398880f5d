/** One thing that is wrong with a spec, in Korean, at the place in the JSON where it stands (`parts.1.pages`). */
export interface SpecIssue {
  readonly path: string
  readonly message: string
}
