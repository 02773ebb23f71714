/** Types an OpenAPI document. The package wants a TypeScript 5, which the root cannot have beside its own. */
export { astToString, default as openapiTS } from 'openapi-typescript';
