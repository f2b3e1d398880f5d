/** Of rows of the catalogue; strings, like all its ids, and apart from the job, which knows the rows. */
export type BindingId = string
export type CoatingId = string
export type FoldId = string
