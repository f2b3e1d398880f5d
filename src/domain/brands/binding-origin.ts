/** A line that is one book bound of several files. */
export interface BindingOrigin {
  readonly kind: 'binding'
  /** The saved set that holds its files in order, with everything that was chosen for them. */
  readonly setId: string
  readonly version: number
}
