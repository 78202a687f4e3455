import type { Plugin } from 'vite'

/** React, and every package that brings or uses it: what renders pages may have one React. */
export const WITH_REACT: readonly string[] = [
  'react',
  'react-dom',
  'react-router',
  'react-easy-crop',
  'lucide-react',
  '@base-ui/react',
  '@base-ui/utils',
  '@floating-ui/react-dom',
  'use-sync-external-store',
]

/**
 * Builds React into what renders pages, where it can be changed (vite.unused.ts), and leaves out what is for development alone, with each
 * question which of the two it is.
 */
export const reactForProduction = (): Plugin => ({
  name: 'react-for-production',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: [...WITH_REACT] } }
      : undefined,
})
