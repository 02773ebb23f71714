import { PageHeader } from '../../ui/PageHeader.tsx';

export function PaginaEstadoRegistro() {
  return <PageHeader title="Registro de titular" />;
}
