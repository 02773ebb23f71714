import { PageHeader } from '../../ui/PageHeader.tsx';

export function PaginaAsegurado() {
  return <PageHeader title="Población asegurada" />;
}
