import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a text in which something stands out: `<Sentence of={texts.goneForGood(<strong>{email}</strong>)} />`. Its parts need no keys. */
export const Sentence = ({ of }: { of: readonly ReactNode[] }) => createElement(Fragment, null, ...of)
