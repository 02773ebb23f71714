import { PageHeader } from '../../ui/PageHeader.tsx';

export function PaginaCompletarDatos() {
  return <PageHeader title="Registro de titular" />;
}
