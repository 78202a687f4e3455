export const importSentences = (): unknown => import('./register-french.ts')
