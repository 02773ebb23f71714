/** Tells whether this start is a demonstration: outside production it is, unless somebody says no (acuerdos §2). */
export const esDemo = ({ SGPA_DEMO, NODE_ENV }: NodeJS.ProcessEnv): boolean =>
  SGPA_DEMO ? SGPA_DEMO === '1' : NODE_ENV !== 'production';
