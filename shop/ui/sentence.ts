import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Renders a text with embedded elements: `<Sentence of={texts.goneForGood(<strong>{email}</strong>)} />`. Its parts
 * need no keys.
 */
export const Sentence = ({ of }: { of: readonly ReactNode[] }) => createElement(Fragment, null, ...of)
