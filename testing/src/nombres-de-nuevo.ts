import { olvidarNombres } from '@sgpa/api/db/nombres';

// Before each file: as a server that has just started, whatever files were before in this process.
olvidarNombres();
