// @ts-expect-error: a module of React Router's plugin without a type declaration
export { default } from 'virtual:react-router/server-manifest'
