/**
 * OpenType features of a face that is set plainly: letters as they are. Looking for alternates of each takes most of the time a
 * page is drawn in, and Korean has none here.
 */
export const PLAIN_LETTERS = {
  calt: false,
  clig: false,
  liga: false,
  ccmp: false,
  locl: false,
  rclt: false,
  rlig: false,
  kern: false,
}
