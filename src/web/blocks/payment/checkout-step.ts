import { create } from 'zustand'

/** Whether what stands on the page is an order that is done. The layout's steps ask, so that they never run ahead. */
export const useCheckoutDone = create<{ readonly done: boolean }>()(() => ({ done: false }))

export const setCheckoutDone = (done: boolean): void => useCheckoutDone.setState({ done })
